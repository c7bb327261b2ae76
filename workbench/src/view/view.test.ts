import { readView, type Target, type View, writeView } from './view.ts'

const DEFAULTS: View = {
	target: { kind: 'overview' },
	locale: 'pt',
	theme: 'system',
	width: undefined,
	compact: false,
	still: false,
	role: 'demo',
	fault: 'none',
	alone: false,
	panel: 'controls',
	folded: false,
}

function read(address: string): View {
	const { pathname, searchParams } = new URL(address, 'http://localhost')
	return readView(pathname, searchParams)
}

test('an address without a view is the overview, as it comes', () => {
	expect(read('/workbench/')).toEqual(DEFAULTS)
	expect(writeView(DEFAULTS)).toBe('/workbench/')
})

test('what an address does not know falls back', () => {
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

test.each(TARGETS)('a view survives its address: %j', (target) => {
	const view: View = {
		target,
		locale: 'ja',
		theme: 'paper',
		width: 390,
		compact: true,
		still: true,
		role: 'admin',
		fault: 'slow',
		alone: true,
		panel: 'network',
		folded: true,
	}
	expect(read(writeView(view))).toEqual(view)
})

test.each(['//other.site/x', '/\\other.site', 'javascript:1', ''])('the path %s leads nowhere', (path) => {
	expect(read(`/workbench/mfe-catalogue/routes?path=${encodeURIComponent(path)}`).target).toMatchObject({ path: '/' })
})

test.each(['{', '[1]', 'null', '"x"'])('props that read %s are none', (props) => {
	expect(read(`/workbench/mfe-community/Comments?props=${encodeURIComponent(props)}`).target).toMatchObject({
		props: undefined,
	})
})
