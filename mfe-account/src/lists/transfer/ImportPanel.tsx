import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { deferred, showOutcome } from 'shared-composition'
import type { ListImport } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { signInPath } from 'shared-state'
import { Button, Cluster, EmptyState, LinkButton, Panel, Spinner, Stack } from 'shared-ui'
import { ChooseFile } from './ChooseFile.tsx'
import type { ImportStore, ReadOptions } from './importStore.ts'
import { transferTranslations } from './transferTranslations.ts'

const ImportReport = deferred(() =>
	import(/* webpackChunkName: "import-report" */ './ImportReport.tsx').then((chunk) => chunk.ImportReport),
)

interface ImportPanelProps {
	store: ImportStore
	/** Puts the id of the import in the URL, or removes it. */
	onShow: (importId: string | undefined) => void
}

/** The import of a file, in its current step. */
export function ImportPanel({ store, onShow }: ImportPanelProps) {
	const t = useTranslations(transferTranslations)
	const state = useStore(store.$state)
	const [options, setOptions] = useState<ReadOptions>({ existing: 'file' })

	async function check(file: File, chosen: ReadOptions) {
		setOptions(chosen)
		const found = await store.check(file, chosen)
		onShow(found?.id)
	}

	async function apply() {
		const outcome = await store.apply()
		if (outcome.state !== 'example') showOutcome(outcome, t('transfer.applied'))
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
					options={options}
					onOptions={setOptions}
					onChoose={(file) => void check(file, options)}
				/>
			)}
			{state.state === 'checking' && (
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
					onUndo={async () => void showOutcome(await store.undo(state.found), t('transfer.undone'))}
					onStartOver={startOver}
					onReread={state.file && ((chosen) => state.file && void check(state.file, chosen))}
				/>
			)}
			{state.state === 'example' && (
				<Stack $gap={6}>
					<DemoResult found={state.found} onStartOver={startOver} />
				</Stack>
			)}
		</Panel>
	)
}

interface DemoResultProps {
	found: ListImport
	onStartOver: () => void
}

/** The result of an import on a demo site: its counts, and a link to sign in. */
function DemoResult({ found: { counts }, onStartOver }: DemoResultProps) {
	const t = useTranslations(transferTranslations)
	const shared = useTranslations(common)
	return (
		<EmptyState
			title={t('transfer.example', { count: counts.created + counts.changed })}
			text={t('transfer.example.text')}
			action={
				<Cluster $gap={3}>
					<LinkButton to={signInPath()} variant="primary">
						{shared('action.signIn')}
					</LinkButton>
					<Button onClick={onStartOver}>{t('transfer.another')}</Button>
				</Cluster>
			}
		/>
	)
}
