/**
 * `npm test` runs the tests of a file that imports this on PGlite, and on Postgres where `TEST_DATABASE_URL` names one.
 * Import it where the two can differ: several connections at once (races, locks, transactions, two processes), what the
 * driver reads and writes (times, big numbers, arrays, JSON), order of texts, migrations, search, what ends a connection.
 * Everything else is the same SQL in the same engine, and is tested once.
 */
export {}
