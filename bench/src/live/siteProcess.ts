import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { Command, Reply, ReplyOf } from './protocol.ts'

const SCRIPT = join(import.meta.dirname, 'server.ts')

/** Starts the site in a separate process. */
export async function startSiteProcess() {
	const child = fork(SCRIPT, { execArgv: ['--import', 'tsx', '--expose-gc'] })
	const waitForReply = <Kind extends Reply['kind']>(kind: Kind) =>
		new Promise<ReplyOf<Kind>>((resolve, reject) => {
			const onExit = () => reject(new Error('the site exited'))
			child.once('exit', onExit)
			child.on('message', function onMessage(reply: Reply) {
				if (reply.kind !== kind) return
				child.off('message', onMessage)
				child.off('exit', onExit)
				resolve(reply as ReplyOf<Kind>)
			})
		})
	const send = <Kind extends Reply['kind']>(command: Command, kind: Kind) => {
		const reply = waitForReply(kind)
		child.send(command)
		return reply
	}
	const ready = await waitForReply('ready')
	return {
		...ready,
		pid: child.pid ?? 0,
		message: () => send('message', 'sent'),
		memory: () => send('memory', 'memory'),
		restart: () => send('restart', 'restarted'),
		stop: () =>
			new Promise<void>((resolve) => {
				child.once('exit', () => resolve())
				child.send('stop' satisfies Command)
			}),
	}
}
