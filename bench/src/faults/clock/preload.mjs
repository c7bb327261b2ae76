import { readFileSync } from 'node:fs'

// Loaded by `--import` before the server, on each of its threads: the clock is ahead by the milliseconds in a file.
const POLL_MS = 50
const RealDate = Date
let shift = 0

const read = () => {
	shift = Number(readFileSync(process.env.CLOCK_FILE ?? '', 'utf8'))
}
const now = () => RealDate.now() + shift

globalThis.Date = new Proxy(RealDate, {
	construct: (target, parameters, newTarget) =>
		Reflect.construct(target, parameters.length === 0 ? [now()] : parameters, newTarget),
	apply: () => new RealDate(now()).toString(),
	get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
// Without a monotonic clock, limits and timeouts jump along.
if (process.env.CLOCK_MONOTONIC === 'false') {
	const realNow = performance.now.bind(performance)
	Object.defineProperty(performance, 'now', { value: () => realNow() + shift })
}
read()
setInterval(read, POLL_MS).unref()
