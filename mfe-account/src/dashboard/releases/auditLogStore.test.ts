import { withNewest } from './auditLogStore.ts'

test('a growing log has no duplicates, and keeps what newer entries push off its first page', () => {
	const line = (id: string) => ({ id }) as Parameters<typeof withNewest>[0]['items'][number]
	const loaded = { items: [line('8'), line('7'), line('6')], next: null, total: 3 }
	const newest = { items: [line('9'), line('8')], next: '8', total: 4 }
	expect(withNewest(loaded, newest)).toMatchObject({ items: [line('9'), line('8'), line('7'), line('6')], next: null })
})
