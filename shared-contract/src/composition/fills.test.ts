import { fillsOf } from './fills.ts'

const slice = (name: string, fills?: Parameters<typeof fillsOf>[0]['slices'][number]['fills']) => ({
	name,
	version: '1.0.0',
	base: `/r/${name}/1.0.0/`,
	entry: 'entry.js',
	manifest: 'mf-manifest.json',
	owns: [],
	exposes: {},
	...(fills && { fills }),
})

test('the fills of all slices stand in their order; those without one come last, and other slots stay out', () => {
	const slices = [
		slice('mfe-a', { menu: [{ path: '/last' }, { path: '/second', order: 20 }], 'home.rows': [{ module: 'Row' }] }),
		slice('mfe-b', { menu: [{ path: '/first', order: 10 }] }),
		slice('mfe-c'),
	]
	expect(fillsOf({ slices }, 'menu')).toEqual([
		{ path: '/first', order: 10, slice: 'mfe-b' },
		{ path: '/second', order: 20, slice: 'mfe-a' },
		{ path: '/last', slice: 'mfe-a' },
	])
	expect(fillsOf({ slices }, 'title.panels')).toEqual([])
})
