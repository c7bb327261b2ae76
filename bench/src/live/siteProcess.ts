import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { Asked, Told, ToldOf } from './protocol.ts'

const SCRIPT = join(import.meta.dirname, 'server.ts')

/** Starts the site of the benchmark in a process of its own. */
export async function startSiteProcess() {
	const child = fork(SCRIPT, { execArgv: ['--import', 'tsx', '--expose-gc'] })
	const answer = <Kind extends Told['kind']>(kind: Kind) =>
		new Promise<ToldOf<Kind>>((resolve, reject) => {
			const ended = () => reject(new Error('the site ended'))
			child.once('exit', ended)
			child.on('message', function listen(told: Told) {
				if (told.kind !== kind) return
				child.off('message', listen)
				child.off('exit', ended)
				resolve(told as ToldOf<Kind>)
			})
		})
	const ask = <Kind extends Told['kind']>(asked: Asked, kind: Kind) => {
		const answered = answer(kind)
		child.send(asked)
		return answered
	}
	const ready = await answer('ready')
	return {
		...ready,
		message: () => ask('message', 'sent'),
		memory: () => ask('memory', 'memory'),
		restart: () => ask('restart', 'restarted'),
		stop: () =>
			new Promise<void>((resolve) => {
				child.once('exit', () => resolve())
				child.send('stop' satisfies Asked)
			}),
	}
}
