/* Preloaded into a process, lets its disk fail: while the file `fsync` lies in the folder FAILING_DISK, nothing is flushed;
   while `full` lies there, nothing is written to a database. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

static int trouble(const char *name) {
    const char *folder = getenv("FAILING_DISK");
    char path[4096];
    if (!folder) return 0;
    snprintf(path, sizeof path, "%s/%s", folder, name);
    return access(path, F_OK) == 0;
}

static int of_database(int file) {
    char link[64], path[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) return 0;
    path[length] = 0;
    return strstr(path, ".db") != NULL;
}

#define FAIL(condition, code) do { if (condition) { errno = code; return -1; } } while (0)
#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

int fsync(int file) { FAIL(trouble("fsync"), EIO); return REAL(fsync)(file); }
int fdatasync(int file) { FAIL(trouble("fsync"), EIO); return REAL(fdatasync)(file); }

ssize_t write(int file, const void *data, size_t size) {
    FAIL(of_database(file) && trouble("full"), ENOSPC);
    return REAL(write)(file, data, size);
}

ssize_t pwrite(int file, const void *data, size_t size, off_t at) {
    FAIL(of_database(file) && trouble("full"), ENOSPC);
    return REAL(pwrite)(file, data, size, at);
}

ssize_t pwrite64(int file, const void *data, size_t size, off64_t at) {
    FAIL(of_database(file) && trouble("full"), ENOSPC);
    return REAL(pwrite64)(file, data, size, at);
}
