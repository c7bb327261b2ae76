import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** Starts a mail server on loopback that notes what it gets. */
export async function startMailServer() {
	const received: { to: string; raw: string }[] = []
	const state = { refuses: false }
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ['STARTTLS'],
		onRcptTo: (_address, _session, done) => done(state.refuses ? new Error('no such mailbox') : null),
		onData(stream, session, done) {
			let raw = ''
			stream.on('data', (part) => {
				raw += String(part)
			})
			stream.on('end', () => {
				received.push({ to: session.envelope.rcptTo.map(({ address }) => address).join(), raw })
				done()
			})
		},
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	return {
		/** The value of `SMTP_URL`. */
		url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
		received,
		/** Whether it refuses every address. */
		state,
		reset() {
			received.length = 0
			state.refuses = false
		},
		close: () => new Promise<void>((resolve) => server.close(() => resolve())),
	}
}

/** A raw e-mail without the line breaks and signs (`=3D`) of quoted-printable. */
export const plain = (raw: string) => raw.replace(/=\r?\n/g, '').replace(/=3D/g, '=')

/** The two parts of a raw e-mail, decoded: text and HTML. */
export function partsOf(raw: string): { text: string; html: string } {
	const part = (type: string) => {
		const [, rest = ''] = raw.replaceAll('\r\n', '\n').split(`Content-Type: ${type}`)
		const [head = ''] = rest.split('\n\n', 1)
		const [body = ''] = rest.slice(head.length + 2).split('\n--', 1)
		if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString().replaceAll('\r\n', '\n')
		const bytes = body
			.replaceAll('=\n', '')
			.replace(/=([0-9A-F]{2})/g, (_sign, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
		return Buffer.from(bytes, 'latin1').toString().replaceAll('\r\n', '\n')
	}
	return { text: part('text/plain'), html: part('text/html') }
}
