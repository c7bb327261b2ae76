// Jest loads a filter by `require`.
const { readFileSync } = require('node:fs')

/** Jest's `filter`: the test files in which Postgres and PGlite cannot differ. */
module.exports = (paths) => ({
	filtered: paths.filter((path) => !readFileSync(path, 'utf8').includes('onPostgresToo.testing')),
})
