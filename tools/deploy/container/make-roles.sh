#!/bin/sh
# Runs once, on an empty database: the role that owns the tables, and the one that serves and may change none.
set -eu
psql --set ON_ERROR_STOP=1 --set owner="$EBPLS_OWNER_PASSWORD" --set app="$EBPLS_APP_PASSWORD" --username "$POSTGRES_USER" <<'SQL'
create role ebpls_owner login password :'owner';
create role ebpls_app login password :'app';
create database ebpls owner ebpls_owner;
\connect ebpls
create extension pg_trgm;
SQL
