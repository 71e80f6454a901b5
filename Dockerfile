# syntax=docker/dockerfile:1
# One process of BananaBread. Settings come from the environment: docs/deploy.md.

FROM node:22-bookworm-slim AS built
WORKDIR /app
COPY . .
RUN deploy/install.sh

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=built --chown=root:root /app/package.json ./
COPY --from=built --chown=root:root /app/deploy ./deploy
COPY --from=built --chown=root:root /app/supabase ./supabase
COPY --from=built --chown=root:root /app/src/server/gateway/schema ./src/server/gateway/schema
COPY --from=built --chown=root:root /app/node_modules ./node_modules
COPY --from=built --chown=root:root /app/dist ./dist
# The program belongs to root, and the account that runs it may only write its data.
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["deploy/healthy.sh"]
# Longer than a server takes to finish what is under way: docker stop --time 40.
STOPSIGNAL SIGTERM
CMD ["deploy/start.sh"]
