package tare.analysis.report.html;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import org.openqa.selenium.By;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;
import org.openqa.selenium.print.PrintOptions;
import org.openqa.selenium.support.ui.WebDriverWait;

/** Chromium without a window and without a network. */
final class Browser implements AutoCloseable {

  private static final Duration LIMIT = Duration.ofSeconds(20);

  private final ChromeDriver driver;

  private Browser(ChromeDriver driver) {
    this.driver = driver;
  }

  /** Starts it; skips the test, with the reason, where there is none. */
  static Browser start() {
    Optional<File> chromium = program("chromium", "chromium-browser", "google-chrome");
    Optional<File> chromedriver = program("chromedriver");
    assumeTrue(
        chromium.isPresent() && chromedriver.isPresent(),
        "no browser to open the report in: apt-get install chromium chromium-driver");
    LoggingPreferences logging = new LoggingPreferences();
    logging.enable(LogType.BROWSER, Level.ALL);
    ChromeOptions options = new ChromeOptions();
    options.setBinary(chromium.get());
    options.setCapability(ChromeOptions.LOGGING_PREFS, logging);
    options.addArguments(
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--host-resolver-rules=MAP * ~NOTFOUND");
    ChromeDriverService service =
        new ChromeDriverService.Builder()
            .usingDriverExecutable(chromedriver.get())
            .usingAnyFreePort()
            .build();
    return new Browser(new ChromeDriver(service, options));
  }

  private static Optional<File> program(String... names) {
    List<String> path = List.of(System.getenv("PATH").split(File.pathSeparator));
    return Arrays.stream(names)
        .flatMap(name -> path.stream().map(folder -> Path.of(folder, name)))
        .filter(Files::isExecutable)
        .map(Path::toFile)
        .findFirst();
  }

  void open(Path file, int width, int height) {
    driver.manage().window().setSize(new Dimension(width, height));
    open(file);
  }

  void open(Path file) {
    driver.get(file.toUri().toString());
  }

  /** A screen narrower than a window can be. */
  void narrow(int width) {
    driver.executeCdpCommand(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", 900, "deviceScaleFactor", 1, "mobile", false));
  }

  /** The page as it is laid out on paper, as wide as a sheet within its margins. */
  void onPaper() {
    narrow(720);
    driver.executeCdpCommand("Emulation.setEmulatedMedia", Map.of("media", "print"));
  }

  /** A screen again. */
  void onScreen() {
    driver.executeCdpCommand("Emulation.clearDeviceMetricsOverride", Map.of());
    driver.executeCdpCommand("Emulation.setEmulatedMedia", Map.of("media", ""));
  }

  /** Prints the page. */
  void print() {
    driver.print(new PrintOptions());
  }

  WebElement find(String selector) {
    return driver.findElement(By.cssSelector(selector));
  }

  List<WebElement> all(String selector) {
    return driver.findElements(By.cssSelector(selector));
  }

  List<String> texts(String selector) {
    return all(selector).stream().filter(WebElement::isDisplayed).map(WebElement::getText).toList();
  }

  /** Waits until something is there. */
  void await(String selector) {
    new WebDriverWait(driver, LIMIT).until(there -> !all(selector).isEmpty());
  }

  /** What a script in the page returns. */
  Object run(String script) {
    return driver.executeScript(script);
  }

  void expectNoComplaint() {
    assertThat(driver.manage().logs().get(LogType.BROWSER).getAll()).isEmpty();
  }

  @Override
  public void close() {
    driver.quit();
  }
}
