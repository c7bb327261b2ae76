# syntax=docker/dockerfile:1
# The server with the builds of shell and slices. docs/hosting.md says how to run it.

FROM node:24-bookworm-slim AS base
WORKDIR /app

# The manifests alone, so that a change of the sources installs nothing anew.
FROM base AS manifests
COPY . .
RUN mkdir /manifests && cp --parents package.json package-lock.json .npmrc */package.json /manifests

FROM base AS build
COPY --from=manifests /manifests ./
RUN npm ci
COPY . .
RUN node scripts/build.mjs
# What the server reads of its folder.
RUN mkdir /site && cp -r --parents server/dist shell/dist shell/public shell/locales mfe-*/dist \
	mfe-catalogue/locales mfe-community/locales mfe-account/src/legal/locales /site

# A workspace among the server's development packages would bring its own packages along in spite of --omit=dev.
FROM base AS dependencies
COPY --from=manifests /manifests ./
RUN npm pkg delete devDependencies --workspace server && npm ci --omit=dev --ignore-scripts --workspace server

FROM base
ENV NODE_ENV=production DATA_DIR=/data MALLOC_ARENA_MAX=2
RUN install -d -o node -g node /data
# With package-lock.json, by which the server finds the folder of shell and slices.
COPY --from=dependencies /app ./
COPY --from=build /site ./
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
	CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "--max-semi-space-size=4", "server/dist/main.js"]
