import 'shared-ui/fonts.css'
import 'shared-ui/fonts-ja.css'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadRegistry, pageLog, provideHost } from 'shared-composition'
import { federationHost } from 'shared-composition/host/federation'
import { sharedModules } from 'shared-composition/host/sharedModules'
import { setLocale } from 'shared-i18n'
import { applyAppearance, startState } from 'shared-state'
import { GlobalStyle } from 'shared-ui'
import { tell } from '../view/message.ts'
import { readSetup, type Setup } from '../view/setup.ts'
import { $setup, applySetup } from './applySetup.ts'
import { stackOf } from './capture.ts'
import { followOrders } from './followOrders.ts'
import { GalleryStage } from './GalleryStage.tsx'
import { plain } from './plain.ts'
import { probe } from './probe.ts'
import { routeStage } from './routeStage.tsx'
import { widgetStage } from './WidgetStage.tsx'

/** Shows what the workbench asks for, on a page that gives slices the same as the shell gives them. */
export async function startFrame(begun: Setup): Promise<void> {
	followOrders()
	// What was said since this began to load nobody has heard.
	const setup = readSetup() ?? begun
	$setup.set(setup)
	applySetup(setup)
	pageLog().onEvent = ({ slice, version, module = '', phase, error }) => {
		if (error) tell({ kind: 'error', where: 'slice', text: `${slice}@${version} ${module} (${phase})`, detail: error })
	}
	if (setup.show.kind === 'gallery') {
		applyAppearance()
		return render(<GalleryStage />)
	}
	const host = federationHost(sharedModules)
	provideHost(host)
	await loadRegistry()
	if (setup.show.kind === 'probe') {
		await setLocale(setup.locale)
		return tell(await probe(setup.show.slice, host))
	}
	void startState()
	await setLocale(setup.locale)
	render(setup.show.kind === 'route' ? routeStage(setup.show.slice) : widgetStage())
}

function render(stage: ReactNode) {
	const root = document.getElementById('root')
	if (!root) throw new Error('the page has no root')
	const report = (error: unknown, componentStack: string | undefined) => {
		console.error(error)
		tell({ kind: 'error', where: 'render', text: plain(error), detail: componentStack ?? stackOf(error) })
	}
	createRoot(root, {
		onCaughtError: (error, { componentStack }) => report(error, componentStack),
		onUncaughtError: (error, { componentStack }) => report(error, componentStack),
	}).render(
		<StrictMode>
			<GlobalStyle />
			{stage}
		</StrictMode>,
	)
	tell({ kind: 'ready' })
}
