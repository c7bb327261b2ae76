/**
 * The shared module `nanostores` of the host: stores and their events, without tasks and cleaning (for tests and servers) and
 * what the library has deprecated. A shared module is never tree-shaken (docs/decisions/0037).
 */
export {
	atom,
	batched,
	computed,
	listenKeys,
	map,
	onMount,
	onNotify,
	onSet,
	onStart,
	onStop,
	readonlyType,
} from 'nanostores'
