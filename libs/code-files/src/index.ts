// Reads and writes revenue codes and past bills as JSON documents and as workbooks.

export { formatCode } from './format-code.ts';
export { type CodeRead, parseCode } from './read-code.ts';
export { type DocumentRead, formatPlace, listBills, parseDocumentFile } from './read-document.ts';
export { type FileProblem, formatFileProblem, getProblemText } from './file-problem.ts';
export { decodeText, parseJsonText } from './read-json.ts';
export { writeDocumentWorkbook } from './write-workbook.ts';
