/**
 * `npm test` runs a test file that imports this on Postgres if `TEST_DATABASE_URL` is set, else on PGlite; `npm run test:full`
 * runs it on both. Import it where the two can differ: concurrent connections (races, locks, transactions, two processes), values of the driver (times, big
 * numbers, arrays, JSON), collation, migrations, search, lost connections. Other tests run on PGlite alone.
 */
export {}
