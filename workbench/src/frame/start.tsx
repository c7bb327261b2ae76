import 'shared-ui/fonts.css'
import 'shared-ui/fonts-ja.css'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadRegistry, pageLog, provideHost } from 'shared-composition'
import { federationHost } from 'shared-composition/host/federationHost'
import { sharedModules } from 'shared-composition/host/sharedModules'
import { setLocale } from 'shared-i18n'
import { applyAppearance, startState } from 'shared-state'
import { GlobalStyle } from 'shared-ui'
import { ThemeVariables } from 'shared-ui/theme'
import { postToWorkbench } from '../protocol/message.ts'
import { readSetup, type Setup } from '../protocol/setup.ts'
import { $setup, applySetup } from './applySetup.ts'
import { checkModules } from './checkModules.ts'
import { formatValue } from './formatValue.ts'
import { stackOf } from './forwardConsole.ts'
import { GalleryPreview } from './GalleryPreview.tsx'
import { handleCommands } from './handleCommands.ts'
import { routePreview } from './routePreview.tsx'
import { widgetPreview } from './WidgetPreview.tsx'

/** Starts the page in the frame: a host with the same shared modules as the shell, showing what the setup selects. */
export async function startFrame(initialSetup: Setup): Promise<void> {
	handleCommands()
	// The attribute may have changed while this module was loading.
	const setup = readSetup() ?? initialSetup
	$setup.set(setup)
	applySetup(setup)
	pageLog().onEvent = ({ slice, version, module = '', phase, error }) => {
		if (!error) return
		const text = `${slice}@${version} ${module} (${phase})`
		postToWorkbench({ kind: 'error', source: 'slice', text, detail: error })
	}
	if (setup.show.kind === 'gallery') {
		applyAppearance()
		return render(<GalleryPreview />)
	}
	const host = federationHost(sharedModules)
	provideHost(host)
	await loadRegistry()
	if (setup.show.kind === 'modules') {
		await setLocale(setup.locale)
		return postToWorkbench(await checkModules(setup.show.slice, host))
	}
	void startState()
	await setLocale(setup.locale)
	render(setup.show.kind === 'route' ? routePreview(setup.show.slice) : widgetPreview())
}

function render(preview: ReactNode) {
	const root = document.getElementById('root')
	if (!root) throw new Error('the page has no element with the id root')
	const report = (error: unknown, componentStack: string | undefined) => {
		console.error(error)
		postToWorkbench({
			kind: 'error',
			source: 'render',
			text: formatValue(error),
			detail: componentStack ?? stackOf(error),
		})
	}
	createRoot(root, {
		onCaughtError: (error, { componentStack }) => report(error, componentStack),
		onUncaughtError: (error, { componentStack }) => report(error, componentStack),
	}).render(
		<StrictMode>
			<ThemeVariables />
			<GlobalStyle />
			{preview}
		</StrictMode>,
	)
	postToWorkbench({ kind: 'ready' })
}
