import type { CommandContext } from 'shared-contract'
import { $site, $toasts, loadNotifications } from 'shared-state'
import { answerWith, calls, ok } from 'slice-kit/testing'
import { commands } from './commands.ts'

const friend = {
	member: { id: 'duda', name: 'Duda Ramos', avatarUrl: null },
	online: false,
	since: '2026-01-01T00:00:00.000Z',
}
const ask = async (text: string, viewer: CommandContext['viewer'] = 'demo') =>
	commands({ text, viewer, locale: 'pt', path: '/', signal: new AbortController().signal })
const labels = async (text: string) => (await ask(text)).map(({ label }) => label)

beforeEach(() => $site.set({ demo: true, chatUrl: '', sourceUrl: '' }))
afterEach(() => document.body.replaceChildren())

test('a visitor without a demo is offered nothing', async () => {
	expect(await ask('mensagem para Duda', 'visitor')).toEqual([])
	expect(calls()).toEqual([])
})

test('a new comment is offered where there are comments, and focuses their field', async () => {
	expect(await labels('')).toEqual([])
	document.body.innerHTML = '<section id="comments"><form><textarea></textarea></form></section>'
	const field = document.querySelector('textarea')
	Object.assign(field ?? {}, { scrollIntoView: () => {} })
	const [command] = await ask('')
	if (!command || !('run' in command)) throw new Error('no command')
	expect(command.label).toBe('Novo comentário')
	command.run()
	expect(field).toHaveFocus()
})

test.each(['nova mensagem para duda', 'message duda', 'new message to duda', 'dudaに新しいメッセージ'])(
	'"%s" opens the chat with the friend',
	async (text) => {
		answerWith({ 'GET /api/friends?q=duda': ok({ items: [friend], total: 1, next: null }) })
		expect(await ask(text)).toEqual([
			{ id: 'message-duda', label: 'Nova mensagem para Duda Ramos', answersText: true, path: '/messages/with/duda' },
		])
	},
)

test('a member is offered to choose together what to watch', async () => {
	expect(await ask('', 'member')).toEqual([
		{
			id: 'together',
			label: 'O que vamos ver hoje?',
			keywords: 'decidir juntos sala votar',
			path: '/together',
		},
	])
})

test('a text without a name asks for no friends', async () => {
	await ask('mensagem para')
	expect(calls()).toEqual([])
})

test('unread notifications can be marked as read', async () => {
	answerWith({ 'GET /api/notifications': ok({ items: [], unread: 2, next: null }) })
	await loadNotifications()
	const [command] = await ask('')
	if (!command || !('run' in command)) throw new Error('no command')
	expect(command.label).toBe('Marcar notificações como lidas')
	await command.run()
	expect($toasts.get()).toHaveLength(1)
	expect(await labels('')).toEqual([])
})
