import { exposedTypes } from './exposedTypes.ts'

const CONFIG = {
	name: 'mfe-community',
	owns: {},
	fills: {
		'title.panels': [{ module: 'Comments', id: 'comments' }],
		'episode.panels': [{ module: 'Comments' }],
		'profile.tabs': [{ module: 'Tab', id: 'tab' }],
		footer: [{ path: '/x', title: { pt: 'x', en: 'x', ja: 'x' } }],
	},
	exposes: {
		'./routes': './src/routes.tsx',
		'./commands': './src/commands.ts',
		'./Comments': './src/Comments.tsx',
		'./Connections': './src/Connections.tsx',
		'./Tab': './src/Tab.tsx',
		'./Own': './src/Own.tsx',
	},
}

test('the types of a slice are those of the contract, and need no package of ours', () => {
	const types = exposedTypes(CONFIG)
	expect(Object.keys(types)).toEqual([
		'Comments.d.ts',
		'Connections.d.ts',
		'Tab.d.ts',
		'Own.d.ts',
		'routes.d.ts',
		'mount.d.ts',
	])
	const props = Object.fromEntries(
		Object.entries(types).map(([file, text]) => [file, /ComponentType<(.*)>\n/.exec(text)?.[1]]),
	)
	// Two slots give the same props.
	expect(props['Comments.d.ts']).toMatch(/^\{ subject: "anime" \| .*; subjectId: number \}$/)
	expect(props['Connections.d.ts']).toBe(
		'{ username: string; side: "followers" | "following"; onClose: () => void; onChange?: () => void }',
	)
	expect(props['Tab.d.ts']).toBe('{ username: string; tab: string; isOwn?: boolean; year?: number }')
	expect(props['Own.d.ts']).toBe('object')
	expect(types['mount.d.ts']).toContain('export declare function mount(options: Mount): Promise<Mounted>')
	expect(Object.values(types).join('\n')).not.toMatch(/from '(shared-|\.)/)
})
