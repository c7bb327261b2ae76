import { parseOptions, UsageError } from './options.ts'

const parse = (text: string, environment = {}) => parseOptions(text.split(' '), environment)

test('by default a release goes to everybody, on the site of this machine', () => {
	expect(parse('mfe-one release')).toEqual({
		slice: 'mfe-one',
		command: 'release',
		site: 'http://localhost:3000',
		version: undefined,
		to: { everybody: true },
		failureLimit: undefined,
		drops: [],
		others: [],
		all: false,
		dryRun: false,
	})
})

test.each([
	['--share 0.1', { to: { share: 0.1 } }],
	['--share 0', { to: { share: 0 } }],
	['--role moderator', { to: { role: 'moderator' } }],
	['--limit 0.2', { failureLimit: 0.2 }],
	['--version 0.1.0-12345678', { version: '0.1.0-12345678' }],
	['--drop /a --drop /b', { drops: ['/a', '/b'] }],
	['--all', { all: true }],
	['--dry-run', { dryRun: true }],
	['--site https://niouka.example/', { site: 'https://niouka.example' }],
])('%s', (words, expected) => {
	expect(parse(`mfe-one promote ${words}`)).toMatchObject(expected)
})

test('the site comes from the command line, else from NIOUKA_SITE, else from PORT', () => {
	expect(parse('mfe-one build', { NIOUKA_SITE: 'http://a:1', PORT: '2' }).site).toBe('http://a:1')
	expect(parse('mfe-one build', { PORT: '2' }).site).toBe('http://localhost:2')
})

test.each([
	['shell release', 'which slice'],
	['mfe-one launch', '"launch" is no command'],
	['mfe-one promote --share 2', 'not between 0 and 1'],
	['mfe-one promote --share x', 'not between 0 and 1'],
	['mfe-one promote --role member', 'must be one of moderator, admin'],
	['mfe-one promote --share 0.1 --role admin', 'not both'],
	['mfe-one release --site niouka.example', 'not the origin of a site'],
	['mfe-one release --fast', 'fast'],
	['mfe-one release 0.3', '"0.3" belongs to no option. Put options after "--"'],
	['mfe-one rollback https://niouka.example', 'belongs to no option'],
])('"%s" is refused with the reason', (words, reason) => {
	expect(() => parse(words)).toThrow(UsageError)
	expect(() => parse(words)).toThrow(reason)
})

test('an option before the dashes, which npm takes for itself, is refused', () => {
	expect(() => parse('mfe-one release', { npm_config_share: '0.3' })).toThrow('npm took --share for itself')
	expect(() => parse('mfe-one release', { npm_config_version: '' })).not.toThrow()
})
