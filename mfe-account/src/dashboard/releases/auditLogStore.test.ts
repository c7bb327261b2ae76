import { mergePages } from './auditLogStore.ts'

test('a growing log has no duplicates', () => {
	const line = (id: string) => ({ id }) as Parameters<typeof mergePages>[0]['items'][number]
	const newest = { items: [line('9'), line('8')], next: '8', total: 9 }
	expect(mergePages(newest, { items: [], next: undefined, state: 'idle' })).toEqual({ items: newest.items, next: '8' })
	const older = { items: [line('8'), line('7')], next: null, state: 'idle' as const }
	expect(mergePages(newest, older)).toEqual({ items: [line('9'), line('8'), line('7')], next: null })
})
