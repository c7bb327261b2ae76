import { createServer, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { endRefusedUpgrades, type RefusedUpgrades } from './refusedUpgrades.ts'

/** A server that refuses upgrades and does not end their sockets, as a closing one does. */
async function serve(): Promise<{ server: Server; port: number; refused: RefusedUpgrades }> {
	const server = createServer()
	const refused = endRefusedUpgrades(server)
	server.on('upgrade', (_request, socket) => {
		socket.on('error', () => {})
		socket.write('HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\n\r\n')
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const address = server.address()
	if (address === null || typeof address === 'string') throw new Error('no port')
	return { server, port: address.port, refused }
}

/** Sends an upgrade request and waits for its refusal. */
async function ask(port: number): Promise<Socket> {
	const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
	socket.on('error', () => {})
	socket.write('GET /live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
	await new Promise((resolve) => socket.once('data', resolve))
	return socket
}

const closed = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()))

test('a server can close when the refused client has gone', async () => {
	const { server, port } = await serve()
	const socket = await ask(port)
	socket.end()
	await closed(server)
	socket.destroy()
})

test('the socket of a refused client that stays is destroyed', async () => {
	const { server, port, refused } = await serve()
	const socket = await ask(port)
	refused.destroyAll()
	await closed(server)
	socket.destroy()
})
