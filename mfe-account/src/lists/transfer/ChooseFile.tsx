import { type ChangeEvent, type DragEvent, useId, useRef, useState } from 'react'
import { outcomeMessage } from 'shared-composition'
import { EXISTING_CHOICES } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { Button, Meta, Stack, WarningIcon } from 'shared-ui'
import { Select } from 'shared-ui/controls'
import { ShareIcon } from 'shared-ui/parts'
import type { ImportState, ReadOptions } from './importStore.ts'
import { DropZone, Note, OptionRow } from './style.ts'
import { transferTranslations } from './transferTranslations.ts'

interface ChooseFileProps {
	failure: Extract<ImportState, { state: 'choosing' }>['failure']
	options: ReadOptions
	onOptions: (options: ReadOptions) => void
	onChoose: (file: File) => void
}

/** Accepts a file by a button or a drop, and shows the error of the previous one. */
export function ChooseFile({ failure, options, onOptions, onChoose }: ChooseFileProps) {
	const t = useTranslations(transferTranslations)
	const shared = useTranslations(common)
	const id = useId()
	const input = useRef<HTMLInputElement>(null)
	const [over, setOver] = useState(false)
	const problem = failure && (failure.state === 'code' ? shared(`errors.${failure.code}`) : outcomeMessage(failure))

	function choose({ target }: ChangeEvent<HTMLInputElement>) {
		const file = target.files?.[0]
		// Allows the same file to be chosen again.
		target.value = ''
		if (file) onChoose(file)
	}

	function drop(event: DragEvent) {
		event.preventDefault()
		setOver(false)
		const file = event.dataTransfer.files[0]
		if (file) onChoose(file)
	}

	return (
		<Stack $gap={6}>
			<DropZone
				$over={over}
				onDragOver={(event) => {
					event.preventDefault()
					setOver(true)
				}}
				onDragLeave={() => setOver(false)}
				onDrop={drop}
			>
				<ShareIcon size={32} />
				<Button variant="primary" aria-describedby={id} onClick={() => input.current?.click()}>
					{t('transfer.choose')}
				</Button>
				<input
					ref={input}
					type="file"
					hidden
					aria-label={t('transfer.choose')}
					accept=".xml,.gz,.json,application/xml,text/xml,application/json,application/gzip"
					onChange={choose}
				/>
				<Meta as="p" id={id}>
					{t('transfer.choose.hint')}
				</Meta>
				{problem && (
					<Note $bad role="alert">
						<WarningIcon size={16} /> {problem}
					</Note>
				)}
			</DropZone>
			<OptionRow>
				<Select
					label={t('transfer.existing')}
					hint={t(`transfer.existing.${options.existing}.hint`)}
					options={EXISTING_CHOICES.map((value) => ({ value, label: t(`transfer.existing.${value}`) }))}
					value={options.existing}
					onSelect={(existing) => onOptions({ ...options, existing })}
				/>
				<Meta as="p">{t('transfer.mapping')}</Meta>
			</OptionRow>
		</Stack>
	)
}
