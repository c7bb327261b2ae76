import { readSetup } from './view/setup.ts'

/** One page for both: alone it is the workbench, in one of its frames it is the page that a slice stands in. */
async function start() {
	const setup = readSetup()
	if (!setup) {
		const { startWorkbench } = await import(/* webpackChunkName: "workbench" */ './chrome/start.tsx')
		return startWorkbench()
	}
	const { prepareFrame } = await import(/* webpackChunkName: "prepare" */ './frame/prepareFrame.ts')
	prepareFrame(setup)
	// Only now: its modules read the storage as they are evaluated.
	const { startFrame } = await import(/* webpackChunkName: "frame" */ './frame/start.tsx')
	return startFrame(setup)
}

void start()
