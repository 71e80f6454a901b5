#!/bin/sh
# Run by SeaweedFS's image: the bucket, and the one key that may use it.
set -eu
weed shell -master=store:9333 -filer=store:8888 <<COMMANDS
s3.bucket.create -name bananabread
s3.configure -user bananabread -access_key $S3_ACCESS_KEY_ID -secret_key $S3_SECRET_ACCESS_KEY -buckets bananabread -actions Read,Write,List,Tagging -apply
COMMANDS
