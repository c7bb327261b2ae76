import { readSetup } from './protocol/setup.ts'

/** One HTML page has both roles: at the top level it is the workbench, in a frame it is the host of a slice. */
async function start() {
	const setup = readSetup()
	if (!setup) {
		const { startWorkbench } = await import(/* webpackChunkName: "workbench" */ './chrome/start.tsx')
		return startWorkbench()
	}
	const { prepareFrame } = await import(/* webpackChunkName: "prepare" */ './frame/prepareFrame.ts')
	prepareFrame(setup)
	// Imported after prepareFrame, because its modules read the storage when they are evaluated.
	const { startFrame } = await import(/* webpackChunkName: "frame" */ './frame/start.tsx')
	return startFrame(setup)
}

void start()
