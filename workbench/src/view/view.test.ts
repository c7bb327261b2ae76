import { readView, type Target, type View, writeView } from './view.ts'

const DEFAULTS: View = {
	target: { kind: 'overview' },
	locale: 'pt',
	theme: 'system',
	width: undefined,
	compact: false,
	reducedMotion: false,
	role: 'demo',
	fault: 'none',
	isolated: false,
	panel: 'controls',
	collapsed: false,
}

function read(address: string): View {
	const { pathname, searchParams } = new URL(address, 'http://localhost')
	return readView(pathname, searchParams)
}

test('a URL without a view is the overview with the defaults', () => {
	expect(read('/workbench/')).toEqual(DEFAULTS)
	expect(writeView(DEFAULTS)).toBe('/workbench/')
})

test('unknown values get their defaults', () => {
	expect(read('/workbench/?theme=pink&locale=fr&width=12&role=king&fault=fire&panel=none')).toEqual(DEFAULTS)
})

const TARGETS: Target[] = [
	{ kind: 'overview' },
	{ kind: 'gallery', page: 'Cards' },
	{ kind: 'route', slice: 'mfe-catalogue', path: '/explore?q=a&sort=rating' },
	{ kind: 'route', slice: 'mfe-community~1', path: '/profile/Caio%20Mori' },
	{ kind: 'widget', slice: 'mfe-community', widget: 'Comments', props: { subject: 'anime', subjectId: 1 } },
	{ kind: 'widget', slice: 'mfe-community', widget: 'Comments', props: undefined },
]

test.each(TARGETS)('parsing a formatted view returns the same view: %j', (target) => {
	const view: View = {
		target,
		locale: 'ja',
		theme: 'paper',
		width: 390,
		compact: true,
		reducedMotion: true,
		role: 'admin',
		fault: 'slow',
		isolated: true,
		panel: 'network',
		collapsed: true,
	}
	expect(read(writeView(view))).toEqual(view)
})

test.each(['//other.site/x', '/\\other.site', 'javascript:1', ''])(
	'the path %s of another origin is replaced by /',
	(path) => {
		expect(read(`/workbench/mfe-catalogue/routes?path=${encodeURIComponent(path)}`).target).toMatchObject({ path: '/' })
	},
)

test.each(['{', '[1]', 'null', '"x"'])('the props %s are ignored', (props) => {
	expect(read(`/workbench/mfe-community/Comments?props=${encodeURIComponent(props)}`).target).toMatchObject({
		props: undefined,
	})
})
