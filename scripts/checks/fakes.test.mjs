import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../setup/run.mjs'

/** An assignment to the `fetch` of the page, or an object with one that becomes part of it. */
const FAKE =
	/(?:globalThis|window)\.fetch\s*=[^=]|Object\.assign\(\s*globalThis,\s*\{[^;]*?\bfetch\b\s*[:(,}]|spyOn\((?:globalThis|window), 'fetch'\)/
const TESTS = ['shell', 'mfe-*', 'shared-*', 'slice-kit'].map((name) => `${name}/src/**`)

/** The files whose tests replace `fetch` by hand. */
const fakesIn = (files) =>
	Object.entries(files)
		.filter(([path, text]) => /\.(test|testing)\.tsx?$/.test(path) && FAKE.test(text))
		.map(([path]) => path)

/** Those that were there before the one harness, or test what is beneath it. The list may only become shorter. */
const LEFT = [
	'shared-composition/src/deferred/deferred.test.tsx',
	'shared-composition/src/flags.test.ts',
	'shared-composition/src/form/tabDraft.test.ts',
	'shared-composition/src/form/useForm.test.tsx',
	'shared-composition/src/host/plugins/chunkIntegrity.test.ts',
	'shared-composition/src/host/plugins/page.testing.ts',
	'shared-composition/src/loads.test.ts',
	'shared-composition/src/mount.test.tsx',
	'shared-composition/src/override/overrideBadge.test.tsx',
	'shared-composition/src/registryStore.test.ts',
	'shared-composition/src/routes/sliceRoutes.test.tsx',
	'shared-composition/src/score/scoreField.test.tsx',
	'shared-composition/src/scriptIntegrity.test.ts',
	'shared-composition/src/widget/offline.test.tsx',
	'shared-composition/src/widget/remote.test.tsx',
	'shared-composition/src/widget/sliceFailure.test.tsx',
	'shared-i18n/src/translations.test.ts',
	'shared-state/src/act.test.ts',
	'shared-state/src/client.test.ts',
	'shared-state/src/live/fakeSocket.testing.ts',
	'shared-state/src/ownDraft.test.ts',
	'shared-state/src/pageAnswer.test.ts',
	'shared-state/src/saved.test.ts',
	'shared-state/src/session.test.ts',
	'shared-state/src/signOut.test.ts',
]

test('answers in tests of the browser come from the one harness', () => {
	const paths = execFileSync('git', ['ls-files', ...TESTS], { cwd: ROOT, encoding: 'utf8' })
		.trim()
		.split('\n')
	const files = paths
		.filter((path) => /\.tsx?$/.test(path))
		.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')])
	expect(fakesIn(Object.fromEntries(files)).sort()).toEqual(LEFT)
})

test.each([
	['an assignment', "globalThis.fetch = async () => new Response('')", true],
	['a part of the page', 'Object.assign(globalThis, {\n\tfetch: async () => answer,\n})', true],
	['a spy', "jest.spyOn(globalThis, 'fetch')", true],
	['the harness', "answerWith({ 'GET /api/list': ok(LIST) })", false],
	['another part of the page', 'Object.assign(globalThis, { scrollTo: () => {} })', false],
])('%s', (_what, text, isFake) => {
	expect(fakesIn({ 'mfe-account/src/a.test.ts': text })).toEqual(isFake ? ['mfe-account/src/a.test.ts'] : [])
})
