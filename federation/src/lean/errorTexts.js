/** Stands in for the runtime's texts of errors; their codes (`RUNTIME-006`) and arguments still say which. */
export const runtimeDescMap = {}
export const typeDescMap = {}
export const buildDescMap = {}
export const errorDescMap = {}
