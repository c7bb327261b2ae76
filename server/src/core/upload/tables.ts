import type { ColumnType, Generated } from 'kysely'
import type { UploadPurpose } from 'shared-contract'

export interface UploadTables {
	upload: {
		/** SHA-256 of the stored file, in hexadecimal; random for a private one. */
		id: string
		member_id: string | null
		width: number
		height: number
		bytes: number
		/** True for the picture of a message, which only its sender attaches, to one message. */
		is_private: Generated<boolean>
		/** When it was last uploaded or last became unused. */
		touched_at: ColumnType<Date, Date | string, Date | string>
	}
	/** The uses of uploads. An upload without a use is deleted after a day. */
	upload_use: { upload_id: string; purpose: UploadPurpose; owner: string }
}
