import { randomUUID } from 'node:crypto'
import { type Account, post, register } from 'server/src/testing/conversationPage.testing.ts'

/** A channel with its owner, who writes, and a member, who reads. */
export interface Channel {
	conversationId: string
	writer: Account
	reader: Account
}

/** Registers two members, and opens a group with both. */
export async function openChannel(address: string): Promise<Channel> {
	const [writer, reader] = [await register(address, newName()), await register(address, newName())]
	const group = { name: newName(), description: '', isPublic: true }
	const { body } = await post(address, 'groups', writer, group)
	await post(address, 'groups/join', reader, { link: body.id })
	return { conversationId: String(body.channels[0].id), writer, reader }
}

const newName = () => `Bancada-${randomUUID().slice(0, 8)}`
