import { randomBytes } from 'node:crypto'
import { newMember } from '../../testing/member.testing.ts'

import { testSite } from '../../testing/site.testing.ts'
import { testDatabase } from '../database/database.testing.ts'
import { closePages, openPage } from './live.testing.ts'

const url = process.env.TEST_NATS_URL

if (url === undefined) test('TEST_NATS_URL is not set: several processes are left out', () => {})
else
	describe('processes that share a NATS server', () => {
		const database = testDatabase()
		const environment = { NATS_URL: url, NATS_SUBJECT: `test-${randomBytes(6).toString('hex')}` }
		const one = testSite({ database, environment })
		const two = testSite({ database, environment })
		const elsewhere = testSite({ database, environment: { ...environment, NATS_SUBJECT: 'another-site' } })

		async function someone() {
			const { headers: key, ...member } = await newMember(one.app)
			return { ...member, key }
		}

		beforeAll(async () => {
			for (const { context } of [one, two, elsewhere]) {
				context.live.guard('conversation', (_watcher, ids) => ids)
				context.live.guard('presence', (_watcher, ids) => ids)
				await context.live.connected()
			}
		})
		afterEach(closePages)

		test('an event of one process reaches the pages of the others once, and no page of another site', async () => {
			const pages = [await openPage(one.app), await openPage(two.app), await openPage(elsewhere.app)] as const
			for (const page of pages) await page.watch('conversation:1')
			one.context.live.publish('conversation:1', { type: 'presence', memberId: 'x', online: true })
			two.context.live.publish('conversation:1', { type: 'notificationsChanged' })
			for (const page of pages.slice(0, 2)) {
				await page.event('presence')
				await page.event('notificationsChanged')
				expect(page.frames.filter(({ type }) => type === 'event')).toHaveLength(2)
			}
			expect(pages[2].frames.some(({ type }) => type === 'event')).toBe(false)
		})

		test('a revoked right and an ended session end in every process', async () => {
			const bia = await someone()
			const page = await openPage(two.app, bia.key)
			await page.watch('conversation:1')
			one.context.live.revoke('conversation:1', bia.id)
			await page.frame(({ type }) => type === 'ended')
			await one.app.inject({ method: 'POST', url: '/api/auth/logout', headers: bia.key })
			expect(await page.closed).toBe(4401)
		})

		test('a recheck covers the subscriptions of and about a member in every process', async () => {
			const [bia, caio] = [await someone(), await someone()]
			const page = await openPage(two.app, bia.key)
			await page.watch(`presence:${caio.id}`)
			two.context.live.guard('presence', () => [])
			one.context.live.recheck([caio.id])
			await page.frame((frame) => frame.type === 'ended' && frame.topics.includes(`presence:${caio.id}`))
			two.context.live.guard('presence', (_watcher, ids) => ids)
		})

		test('typing and presence reach the other processes', async () => {
			const [bia, caio] = [await someone(), await someone()]
			const page = await openPage(one.app, bia.key)
			await page.watch('conversation:1', `presence:${caio.id}`)
			const other = await openPage(two.app, caio.key)
			await page.frame((frame) => frame.type === 'event' && frame.event.type === 'presence' && frame.event.online)
			await other.watch('conversation:1')
			other.send({ type: 'typing', conversationId: '1' })
			expect(await page.event('typing')).toMatchObject({ member: { id: caio.id } })
		})
	})

describe('an unreachable NATS server', () => {
	const site = testSite({ environment: { NATS_URL: 'nats://127.0.0.1:9' } })
	afterEach(closePages)

	test('does not stop events within a process', async () => {
		site.context.live.guard('comments', (_watcher, ids) => ids)
		const page = await openPage(site.app)
		await page.watch('comments:title:1')
		site.context.live.publish('comments:title:1', { type: 'notificationsChanged' })
		await page.event('notificationsChanged')
	})
})
