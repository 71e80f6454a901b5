#!/bin/sh
# Run once by PostgreSQL's image: the product's role owns its database and may create roles, nothing more.
set -eu
psql --set ON_ERROR_STOP=1 --set "password=$POSTGRES_PASSWORD" --username postgres <<'SQL'
create role bananabread login createrole password :'password';
create database bananabread owner bananabread encoding 'UTF8' template template0;
SQL
