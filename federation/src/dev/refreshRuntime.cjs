// One react-refresh per page: shell and slices are separate builds, and only the copy that React knows can refresh it.
module.exports = globalThis.__nioukaRefresh__ ??= require('niouka-react-refresh')
