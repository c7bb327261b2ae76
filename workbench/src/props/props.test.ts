import { jest } from '@jest/globals'
import { conforms, EXPOSES, SLOTS } from 'shared-contract'
import {
	array,
	boolean,
	integer,
	nullable,
	number,
	object,
	oneOf,
	optional,
	string,
	unsafe,
} from 'shared-contract/schema'
import { exampleProps, propControls } from './propControls.ts'
import { withCallbacks } from './withCallbacks.ts'

const Props = object({
	id: integer({ minimum: 3, maximum: 9 }),
	share: number(),
	side: oneOf(['left', 'right']),
	name: string({ examples: ['Ana'] }),
	open: optional(boolean()),
	tags: array(string(), { minItems: 1 }),
	parent: nullable(integer()),
	onClose: unsafe<() => void>({ callback: true }),
})

test('each prop has the control of its schema type', () => {
	expect(propControls(Props)).toEqual([
		{ name: 'id', optional: false, kind: 'number', integer: true, minimum: 3, maximum: 9 },
		{ name: 'share', optional: false, kind: 'number', integer: false, minimum: undefined, maximum: undefined },
		{ name: 'side', optional: false, kind: 'choice', values: ['left', 'right'] },
		{ name: 'name', optional: false, kind: 'text' },
		{ name: 'open', optional: true, kind: 'switch' },
		{ name: 'tags', optional: false, kind: 'json' },
		{ name: 'parent', optional: false, kind: 'json' },
		{ name: 'onClose', optional: false, kind: 'callback' },
	])
})

test('the initial props are examples or the smallest valid values', () => {
	expect(exampleProps(Props)).toEqual({ id: 3, share: 0, side: 'left', name: 'Ana', tags: [''], parent: 0 })
})

test('callbacks report their calls', () => {
	const onCall = jest.fn()
	const { onClose, id } = withCallbacks(Props, { id: 3 }, onCall)
	expect(id).toBe(3)
	if (typeof onClose === 'function') onClose(1, 'a')
	expect(onCall).toHaveBeenCalledWith('onClose', '1, a')
})

test.each(Object.entries({ ...EXPOSES, ...SLOTS }))('the example props of %s match its schema', (_name, schema) => {
	expect(
		conforms(
			schema,
			withCallbacks(schema, exampleProps(schema), () => {}),
		),
	).toBe(true)
})
