import type { ColumnType } from 'kysely'
import type { UploadPurpose } from 'shared-contract'

export interface UploadTables {
	upload: {
		/** SHA-256 of the file as it is kept, in hexadecimal. */
		id: string
		member_id: string | null
		width: number
		height: number
		bytes: number
		/** When it was last sent, or last stopped being used. */
		touched_at: ColumnType<Date, Date | string, Date | string>
	}
	/** What shows an upload: one that nothing shows goes after a day. */
	upload_use: { upload_id: string; purpose: UploadPurpose; owner: string }
}
