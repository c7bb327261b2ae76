import { useEffect, useRef } from 'react'
import { onFrameMessage } from '../protocol/message.ts'
import { FRAME_PATH, type IndexedSlice, type WorkbenchIndex } from '../protocol/workbenchIndex.ts'
import { moduleCheckSetup } from './frameSetup.ts'
import { $moduleReports, buildKey, loadTranslationsOnce, recordExternalRequest } from './sliceReports.ts'

/** A hidden frame that loads every exposed module of a slice and stores the report. */
export function ModuleCheckFrame({ index, selectedSlice }: { index: WorkbenchIndex; selectedSlice: IndexedSlice }) {
	const frame = useRef<HTMLIFrameElement>(null)
	useEffect(() => {
		void loadTranslationsOnce(selectedSlice)
		return onFrameMessage(
			() => frame.current?.contentWindow,
			(message) => {
				if (message.kind === 'modules') $moduleReports.setKey(buildKey(selectedSlice), message)
				if (message.kind === 'request' || message.kind === 'error') recordExternalRequest(selectedSlice, message)
			},
		)
	}, [selectedSlice])
	return (
		<iframe
			ref={frame}
			hidden
			title="Check of all exposed modules"
			data-setup={JSON.stringify(moduleCheckSetup(index, selectedSlice))}
			src={FRAME_PATH}
		/>
	)
}
