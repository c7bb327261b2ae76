/**
 * `npm test` runs a test file that imports this on PGlite, and with `TEST_DATABASE_URL` also on Postgres. Import it where
 * the two can differ: concurrent connections (races, locks, transactions, two processes), values of the driver (times, big
 * numbers, arrays, JSON), collation, migrations, search, lost connections. Other tests run on PGlite alone.
 */
export {}
