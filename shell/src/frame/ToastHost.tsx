import { useStore } from '@nanostores/react'
import { $toastsView } from './toastsView.ts'

/** Draws the messages, once their code is here. */
export function ToastHost() {
	const View = useStore($toastsView)
	return View ? <View /> : null
}
