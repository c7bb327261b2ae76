import { useEffect, useRef } from 'react'
import { type Bench, type BenchSlice, FRAME_PATH } from '../bench/bench.ts'
import { hear } from '../view/message.ts'
import { $probes, investigateWords, keyOf, watchOutside } from './evidence.ts'
import { probeSetup } from './setupOf.ts'

/** Loads everything that a slice exposes, out of sight, and keeps what came of it. */
export function Probe({ bench, subject }: { bench: Bench; subject: BenchSlice }) {
	const frame = useRef<HTMLIFrameElement>(null)
	useEffect(() => {
		void investigateWords(subject)
		return hear(
			() => frame.current?.contentWindow,
			(message) => {
				if (message.kind === 'probe') $probes.setKey(keyOf(subject), message)
				if (message.kind === 'request' || message.kind === 'error') watchOutside(subject, message)
			},
		)
	}, [subject])
	return (
		<iframe
			ref={frame}
			hidden
			title="Everything that the slice exposes"
			data-setup={JSON.stringify(probeSetup(bench, subject))}
			src={FRAME_PATH}
		/>
	)
}
