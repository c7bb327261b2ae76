import type { ColumnType } from 'kysely'

export type GeneratedInstant = ColumnType<Date, Date | string | undefined, Date | string>
