import { SLOTS } from 'shared-contract'
import { array, integer, number, object, oneOf, optional, string, unsafe } from 'shared-contract/schema'
import { propsRule, refusals } from './propsRule.ts'

const CONFIG = { name: 'mfe-market', fills: { 'title.panels': [{ module: 'Offers' }], menu: [] } }

test('a version is compared with the pages that are live: those that show one of its slots or modules', () => {
	const today = { name: 'mfe-catalogue', gives: { 'title.panels': SLOTS['title.panels'], 'home.rows': object({}) } }
	const { problems, summary } = propsRule(CONFIG, [today, { name: 'mfe-account' }], {})
	expect([problems, summary]).toEqual([[], '1 places of live pages give what its widgets take'])
	// Built before the slot told the subject.
	const before = { name: 'mfe-catalogue', gives: { 'title.panels': object({ subjectId: integer() }) } }
	expect(propsRule(CONFIG, [before], {}).problems).toEqual([
		'title.panels: the live mfe-catalogue does not give subject',
	])
	const frame = { gives: { 'mfe-account/PendingChanges': object({}), 'title.panels': object({ subject: string() }) } }
	expect(propsRule(CONFIG, [], frame).problems).toEqual([
		'title.panels: the live shell gives another kind of subject',
		'title.panels: the live shell does not give subjectId',
	])
	expect(propsRule({ name: 'mfe-account' }, [], frame).problems).toEqual([])
})

test.each([
	['the same', object({ id: integer() }), object({ id: integer() }), []],
	['more than is taken', object({ id: integer(), year: integer() }), object({ id: integer() }), []],
	['less, of what may be left out', object({}), object({ id: optional(integer()) }), []],
	['a narrower kind', object({ id: integer() }), object({ id: number() }), []],
	['a wider kind', object({ id: number() }), object({ id: integer() }), ['gives another kind of id']],
	['one of fewer words', object({ at: oneOf(['a']) }), object({ at: oneOf(['a', 'b']) }), []],
	[
		'one of more words',
		object({ at: oneOf(['a', 'c']) }),
		object({ at: oneOf(['a', 'b']) }),
		['gives another kind of at'],
	],
	['a word for any text', object({ at: oneOf(['a']) }), object({ at: string() }), []],
	[
		'other things in a list',
		object({ of: array(string()) }),
		object({ of: array(number()) }),
		['gives another kind of of'],
	],
	[
		'a part of another form',
		object({ of: object({ x: string() }) }),
		object({ of: object({ y: string() }) }),
		['gives another kind of of'],
	],
	[
		'a function for a text',
		object({ of: unsafe({ callback: true }) }),
		object({ of: string() }),
		['gives another kind of of'],
	],
	['now and then', object({ id: optional(integer()) }), object({ id: integer() }), ['does not always give id']],
])('a page gives %s', (_what, given, accepted, reasons) => {
	expect(refusals(given as object, accepted as object)).toEqual(reasons)
})
