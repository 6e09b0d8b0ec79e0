#!/bin/sh
# Makes a folder that holds the server with its packages, the built web app, and no development package. Runs under `npm run release`.
set -eu

folder=${1:?"Name the new folder: npm run release -- /opt/huella"}
case $folder in /*) ;; *) folder=$INIT_CWD/$folder ;; esac
if [ -e "$folder" ]; then
  echo "$folder is there already: a release is a new folder." >&2
  exit 1
fi

node tooling/verify/build-web.ts build
turbo prune @huella/api --out-dir "$folder"
rm -rf "$folder"/apps/api/tests "$folder"/packages/*/tests
cp .pnpmfile.mjs "$folder"
mkdir -p "$folder/apps/web"
cp -R apps/web/dist "$folder/apps/web/dist"
cd "$folder"
CI=true npx --yes pnpm@12.21.0 install --prod --no-optional --frozen-lockfile --filter-prod '@huella/api...'
echo "Start it with Node 24: node $folder/apps/api/src/main.ts"
