import type { Migrations } from '../../core/database/migrations/schemaMigration.ts'
import * as lists from './0013_lists.ts'
import * as listImports from './0015_list_imports.ts'
import * as importJournal from './0020_import_journal.ts'
import * as skippedByUndo from './0029_skipped_by_undo.ts'
import * as listSearch from './0033_list_search.ts'
import * as notInterested from './0038_not_interested.ts'
import * as calendarTokens from './0060_calendar_tokens.ts'
import * as unfinishedRepeats from './0084_unfinished_repeats.ts'

/** The migrations of this slice. Their numbers order them among the migrations of all slices. */
export const LIBRARY_MIGRATIONS: Migrations = {
	'0013_lists': lists,
	'0015_list_imports': listImports,
	'0020_import_journal': importJournal,
	'0029_skipped_by_undo': skippedByUndo,
	'0033_list_search': listSearch,
	'0038_not_interested': notInterested,
	'0060_calendar_tokens': calendarTokens,
	'0084_unfinished_repeats': unfinishedRepeats,
}
