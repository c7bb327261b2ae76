import { finishImport, removeSamples } from './finishImport.ts'
import { importFile } from './importFile.ts'
import { importShipped } from './importShipped.ts'
import type { Run } from './mapping.ts'
import { FILE_KINDS, type FileKind, recognise } from './reading/recognise.ts'
import { fillAliases } from './write/mergeDuplicates.ts'

interface Wish {
	files: readonly string[]
	/** Deletes the sample data first. */
	replaceSamples?: boolean
	/** Imports what ships with the site, too. */
	withShipped?: boolean
}

/**
 * Imports files into the database: detects the kind of each file and imports them in the order of their dependencies. A second
 * run resumes an interrupted import, and otherwise changes nothing.
 *
 * @throws UnknownFile before anything is written, Interrupted when the run's signal ends it.
 */
export async function importFiles(
	run: Run,
	{ files, replaceSamples = false, withShipped = false }: Wish,
): Promise<void> {
	const recognised: { file: string; kind: FileKind }[] = []
	for (const file of files) recognised.push({ file, kind: await recognise(file) })
	recognised.sort((one, other) => FILE_KINDS.indexOf(one.kind) - FILE_KINDS.indexOf(other.kind))
	if (replaceSamples) await removeSamples(run.db)
	if (!run.isRefresh) await fillAliases(run.db)
	try {
		for (const { file, kind } of recognised) await importFile(run, file, kind)
		if (withShipped) await importShipped(run)
		await finishImport(run)
	} finally {
		await run.report.write()
	}
}
