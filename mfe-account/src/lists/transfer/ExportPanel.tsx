import { useState } from 'react'
import { showOutcome } from 'shared-composition'
import type { ExportFile } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import type { ActionOutcome } from 'shared-state'
import { Button, Cluster, Meta, Panel } from 'shared-ui'
import { withStepUp } from '../../auth/stepUp/withStepUp.ts'
import { downloadFile } from './downloadFile.ts'
import { fetchExport } from './fetchExport.ts'
import { TransferList } from './style.ts'
import { transferTranslations } from './transferTranslations.ts'

const EXPORTS = [
	{ name: 'archive', files: ['archive.zip'] },
	{ name: 'lists', files: ['lists.json'] },
	{ name: 'malAnime', files: ['mal-anime.xml.gz', 'mal-anime.xml'] },
	{ name: 'malManga', files: ['mal-manga.xml.gz', 'mal-manga.xml'] },
] as const satisfies readonly { name: string; files: readonly ExportFile[] }[]

/** The downloads of the own data. */
export function ExportPanel() {
	const t = useTranslations(transferTranslations)
	const [loading, setLoading] = useState<ExportFile>()

	async function save(file: ExportFile) {
		setLoading(file)
		const outcome = await withStepUp<ActionOutcome<Blob>>(() => fetchExport(file))
		setLoading(undefined)
		if (outcome.state === 'done') downloadFile(`niouka-${file}`, outcome.answer)
		showOutcome(outcome, t('transfer.export.done'))
	}

	return (
		<Panel>
			<TransferList>
				{EXPORTS.map(({ name, files }) => (
					<li key={name}>
						<div>
							<strong>{t(`transfer.export.${name}`)}</strong>
							<Meta as="p">{t(`transfer.export.${name}.text`)}</Meta>
						</div>
						<Cluster>
							{files.map((file) => (
								<Button
									key={file}
									size="sm"
									loading={loading === file}
									disabled={loading !== undefined}
									aria-label={t('transfer.export.save', {
										name: `${t(`transfer.export.${name}`)} (${extensionOf(file)})`,
									})}
									onClick={() => void save(file)}
								>
									{extensionOf(file)}
								</Button>
							))}
						</Cluster>
					</li>
				))}
			</TransferList>
		</Panel>
	)
}

/** The extension of a file, as `.xml.gz`. */
function extensionOf(file: ExportFile): string {
	return file.slice(file.indexOf('.'))
}
