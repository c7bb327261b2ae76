import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { announce } from 'shared-composition'
import { useWords } from 'shared-i18n'
import { Cluster, Panel, Spinner, Stack } from 'shared-ui'
import { words } from '../words.ts'
import { ChooseFile } from './ChooseFile.tsx'
import { ExampleResult } from './ExampleResult.tsx'
import { ImportReport } from './ImportReport.tsx'
import type { ImportStore, Reading } from './importStore.ts'

interface ImportPanelProps {
	store: ImportStore
	/** The address is to name this file, or none. */
	onShow: (importId: string | undefined) => void
}

/** A file on its way into the list, whatever step it is at. */
export function ImportPanel({ store, onShow }: ImportPanelProps) {
	const t = useWords(words)
	const state = useStore(store.$state)
	const [reading, setReading] = useState<Reading>({ existing: 'file' })

	async function check(file: File, how: Reading) {
		setReading(how)
		const found = await store.check(file, how)
		onShow(found?.id)
	}

	async function apply() {
		const outcome = await store.apply()
		if (outcome.state !== 'example') announce(outcome, t('transfer.applied'))
	}

	function startOver() {
		store.startOver()
		onShow(undefined)
	}

	return (
		<Panel>
			{state.state === 'choosing' && (
				<ChooseFile
					failure={state.failure}
					reading={reading}
					onReading={setReading}
					onChoose={(file) => void check(file, reading)}
				/>
			)}
			{state.state === 'reading' && (
				<Cluster role="status" $gap={3}>
					<Spinner />
					{t('transfer.reading', { name: state.fileName })}
				</Cluster>
			)}
			{state.state === 'open' && (
				<ImportReport
					key={`${state.found.id} ${state.found.state}`}
					found={state.found}
					busy={state.busy}
					onApply={() => void apply()}
					onUndo={async () => void announce(await store.undo(state.found), t('transfer.undone'))}
					onStartOver={startOver}
					onReadAgain={state.file && ((how) => state.file && void check(state.file, how))}
				/>
			)}
			{state.state === 'example' && (
				<Stack $gap={6}>
					<ExampleResult found={state.found} onStartOver={startOver} />
				</Stack>
			)}
		</Panel>
	)
}
