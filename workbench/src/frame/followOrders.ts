import { obey, tell } from '../view/message.ts'
import { readSetup } from '../view/setup.ts'
import { $setup, applySetup } from './applySetup.ts'
import { highlight } from './highlight.ts'

/** Does what the workbench asks of a frame that runs. */
export function followOrders(): void {
	obey((order) => {
		switch (order.kind) {
			case 'setup': {
				const setup = readSetup()
				if (!setup) return
				$setup.set(setup)
				return applySetup(setup)
			}
			case 'highlight':
				return highlight(order.selector)
			case 'check':
				return void checkAccessibility()
		}
	})
}

async function checkAccessibility() {
	try {
		// Half a megabyte that only this needs.
		const { findIssues } = await import(/* webpackChunkName: "accessibility" */ './findIssues.ts')
		tell({ kind: 'issues', ...(await findIssues()) })
	} catch (error) {
		tell({ kind: 'unchecked', reason: String(error) })
	}
}
