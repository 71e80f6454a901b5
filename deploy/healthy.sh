#!/bin/sh
# Succeeds when the process answers and reaches its database. The image's health check.
exec node -e '
  fetch(`http://127.0.0.1:${process.env.PORT || 3000}/ready`, { signal: AbortSignal.timeout(4000) })
    .then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1));
'
