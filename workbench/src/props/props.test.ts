import { jest } from '@jest/globals'
import { conforms, EXPOSES } from 'shared-contract'
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

test('each prop has the control that its schema asks for', () => {
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

test('a widget is first shown with examples, or with the least that is allowed', () => {
	expect(exampleProps(Props)).toEqual({ id: 3, share: 0, side: 'left', name: 'Ana', tags: [''], parent: 0 })
})

test('callbacks say that they were called', () => {
	const onCall = jest.fn()
	const { onClose, id } = withCallbacks(Props, { id: 3 }, onCall)
	expect(id).toBe(3)
	if (typeof onClose === 'function') onClose(1, 'a')
	expect(onCall).toHaveBeenCalledWith('onClose', '1, a')
})

test.each(Object.entries(EXPOSES))('the examples of %s are props of it', (_name, schema) => {
	expect(
		conforms(
			schema,
			withCallbacks(schema, exampleProps(schema), () => {}),
		),
	).toBe(true)
})
